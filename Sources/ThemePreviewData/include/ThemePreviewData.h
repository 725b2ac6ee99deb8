/* What a gallery page brings along, as bytes in read-only memory. Must not know what stands in it. */
#ifndef THEME_PREVIEW_DATA_H
#define THEME_PREVIEW_DATA_H

#include <stddef.h>

/* Bytes that live as long as the program. */
struct fdl_asset {
    const unsigned char *bytes;
    size_t count;
};

/* The style sheet. */
struct fdl_asset fdl_asset_style(void);
/* The script. */
struct fdl_asset fdl_asset_script(void);

#endif
