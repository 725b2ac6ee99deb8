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
static const unsigned char factvalues[] = {
#embed "factvalues.nss"
};
static const unsigned char components[] = {
#embed "components.nss"
};
static const unsigned char catalogue_naming[] = {
#embed "catalogue/naming.nss"
};
static const unsigned char catalogue_value_types[] = {
#embed "catalogue/value-types.nss"
};
static const unsigned char catalogue_attributes[] = {
#embed "catalogue/attributes.nss"
};
static const unsigned char catalogue_odd[] = {
#embed "catalogue/odd.nss"
};
static const unsigned char catalogue_fonts[] = {
#embed "catalogue/fonts.nss"
};
static const unsigned char catalogue_examples[] = {
#embed "catalogue/examples.nss"
};
static const unsigned char catalogue_nui_classes[] = {
#embed "catalogue/nui-classes.nss"
};
static const unsigned char catalogue_bars[] = {
#embed "catalogue/bars.nss"
};
static const unsigned char catalogue_basics[] = {
#embed "catalogue/basics.nss"
};
static const unsigned char catalogue_calendar[] = {
#embed "catalogue/calendar.nss"
};
static const unsigned char catalogue_cards[] = {
#embed "catalogue/cards.nss"
};
static const unsigned char catalogue_charts[] = {
#embed "catalogue/charts.nss"
};
static const unsigned char catalogue_feedback[] = {
#embed "catalogue/feedback.nss"
};
static const unsigned char catalogue_forms[] = {
#embed "catalogue/forms.nss"
};
static const unsigned char catalogue_hierarchy[] = {
#embed "catalogue/hierarchy.nss"
};
static const unsigned char catalogue_kpi[] = {
#embed "catalogue/kpi.nss"
};
static const unsigned char catalogue_maps[] = {
#embed "catalogue/maps.nss"
};
static const unsigned char catalogue_objects[] = {
#embed "catalogue/objects.nss"
};
static const unsigned char catalogue_onboarding[] = {
#embed "catalogue/onboarding.nss"
};
static const unsigned char catalogue_pickers[] = {
#embed "catalogue/pickers.nss"
};
static const unsigned char catalogue_signature[] = {
#embed "catalogue/signature.nss"
};
static const unsigned char catalogue_tables[] = {
#embed "catalogue/tables.nss"
};
static const unsigned char catalogue_timeline[] = {
#embed "catalogue/timeline.nss"
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

struct fdl_data fdl_data_catalogue(int index) {
    /* In the order of EmbeddedCatalogue. */
    static const struct fdl_data sheets[] = {
        SHEET(catalogue_naming), SHEET(catalogue_value_types), SHEET(catalogue_attributes), SHEET(catalogue_odd),
        SHEET(catalogue_fonts), SHEET(catalogue_examples), SHEET(catalogue_nui_classes), SHEET(catalogue_bars),
        SHEET(catalogue_basics), SHEET(catalogue_calendar), SHEET(catalogue_cards), SHEET(catalogue_charts),
        SHEET(catalogue_feedback), SHEET(catalogue_forms), SHEET(catalogue_hierarchy), SHEET(catalogue_kpi),
        SHEET(catalogue_maps), SHEET(catalogue_objects), SHEET(catalogue_onboarding), SHEET(catalogue_pickers),
        SHEET(catalogue_signature), SHEET(catalogue_tables), SHEET(catalogue_timeline),
    };
    if (index < 0 || (size_t)index >= sizeof(sheets) / sizeof(sheets[0])) return (struct fdl_data){ 0, 0 };
    return sheets[index];
}

struct fdl_data fdl_data_colornames(void) { return (struct fdl_data)SHEET(colornames); }

struct fdl_data fdl_data_engines(void) { return (struct fdl_data)SHEET(engines); }

struct fdl_data fdl_data_factvalues(void) { return (struct fdl_data)SHEET(factvalues); }

struct fdl_data fdl_data_components(void) { return (struct fdl_data)SHEET(components); }

struct fdl_data fdl_data_sdk_sheet(void) {
#if __has_embed("../../themes/fiori.nss")
    return (struct fdl_data)SHEET(sdk_sheet);
#else
    return (struct fdl_data){ 0, 0 };
#endif
}
