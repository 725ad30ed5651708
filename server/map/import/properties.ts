/** What a feature of a file says about itself. */
export type Properties = Readonly<Record<string, unknown>>;

/** What a feature of a tile says, by the names of OpenMapTiles. */
export type Tags = Readonly<Record<string, string | number>>;
