// The style sheet and the script of a page. Must not know what stands in them.

internal import ThemePreviewData

/// What a page brings along.
enum GalleryAssets {
    /// The style sheet.
    static var style: [UInt8] { unsafe bytes(fdl_asset_style()) }
    /// The script.
    static var script: [UInt8] { unsafe bytes(fdl_asset_script()) }

    private static func bytes(_ asset: fdl_asset) -> [UInt8] {
        unsafe Array(UnsafeBufferPointer(start: asset.bytes, count: asset.count))
    }
}
