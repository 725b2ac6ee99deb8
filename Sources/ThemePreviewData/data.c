/* Embeds the style sheet and the script of gallery pages. Must not know what stands in them, nor anything of the system:
   it is compiled freestanding, too. */
#include "ThemePreviewData.h"

static const unsigned char style[] = {
#embed "gallery.css"
};
static const unsigned char script[] = {
#embed "gallery.js"
};

struct fdl_asset fdl_asset_style(void) { return (struct fdl_asset){ style, sizeof(style) }; }

struct fdl_asset fdl_asset_script(void) { return (struct fdl_asset){ script, sizeof(script) }; }
