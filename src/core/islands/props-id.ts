/** Id of the element that holds an island's props as JSON. @param prefix that of the island's own ids */
export const propsId = (prefix: string): string => `${prefix}props`;
