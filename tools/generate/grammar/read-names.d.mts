/** Names that editors suggest, from the page files, the examples and schemas/shop-names.json. */
export declare function readNames(folders: { schemas: string; widgets: string; pages: string }): {
  routes: string[];
  pictures: string[];
};
