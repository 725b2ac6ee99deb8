/* The data sheets as bytes in read-only memory. Must not know what stands in them. */
#ifndef FIORI_THEME_DATA_H
#define FIORI_THEME_DATA_H

#include <stddef.h>

/* A sheet's bytes, which live as long as the program; a null pointer and 0 where there is none. */
struct fdl_data {
    const unsigned char *bytes;
    size_t count;
};

/* Palettes by age, from 0: v3_x, v3_2, v4, v5, v6, v7, v8, and last the one of the watch. */
struct fdl_data fdl_data_palette(int index);
/* The sheets of the component catalogue, numbered as in EmbeddedCatalogue. */
struct fdl_data fdl_data_catalogue(int index);
struct fdl_data fdl_data_colornames(void);
struct fdl_data fdl_data_engines(void);
struct fdl_data fdl_data_factvalues(void);
struct fdl_data fdl_data_components(void);
/* The SDK's default look, themes/fiori.nss. */
struct fdl_data fdl_data_sdk_sheet(void);

#endif
