/* Embeds the data sheets. Must not know what stands in them, nor anything of the system: it is compiled freestanding, too. */
#include "FioriThemeData.h"

static const unsigned char v3_x[] = {
#embed "palettes/v3_x.nss"
};
static const unsigned char v3_2[] = {
#embed "palettes/v3_2.nss"
};
static const unsigned char v4[] = {
#embed "palettes/v4.nss"
};
static const unsigned char v5[] = {
#embed "palettes/v5.nss"
};
static const unsigned char v6[] = {
#embed "palettes/v6.nss"
};
static const unsigned char v7[] = {
#embed "palettes/v7.nss"
};
static const unsigned char v8[] = {
#embed "palettes/v8.nss"
};
static const unsigned char watch_v1[] = {
#embed "palettes/watch_v1.nss"
};
static const unsigned char colornames[] = {
#embed "colornames.nss"
};
static const unsigned char engines[] = {
#embed "engines.nss"
};
#if __has_embed("../../themes/fiori.nss")
static const unsigned char sdk_sheet[] = {
#embed "../../themes/fiori.nss"
};
#endif

#define SHEET(name) { (name), sizeof(name) }

struct fdl_data fdl_data_palette(int index) {
    static const struct fdl_data palettes[] = {
        SHEET(v3_x), SHEET(v3_2), SHEET(v4), SHEET(v5), SHEET(v6), SHEET(v7), SHEET(v8), SHEET(watch_v1),
    };
    if (index < 0 || (size_t)index >= sizeof(palettes) / sizeof(palettes[0])) return (struct fdl_data){ 0, 0 };
    return palettes[index];
}

struct fdl_data fdl_data_colornames(void) { return (struct fdl_data)SHEET(colornames); }

struct fdl_data fdl_data_engines(void) { return (struct fdl_data)SHEET(engines); }

struct fdl_data fdl_data_sdk_sheet(void) {
#if __has_embed("../../themes/fiori.nss")
    return (struct fdl_data)SHEET(sdk_sheet);
#else
    return (struct fdl_data){ 0, 0 };
#endif
}
