/** Whether a page file may refer to the catalogue. A look at its text: the server has the whole collector, the browser needs no list. */
const reference = /"(?:category|brand|product|campaign|list|content):\S|Alias":(?!\{"\$bind)/;

export const mayRefer = (authored: unknown): boolean => reference.test(JSON.stringify(authored));
