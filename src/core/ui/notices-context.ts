import { createContext } from 'react';

/** Whether the reader of a page is one who can act on what is said of the site's set-up (decision 10); islands tell nobody. */
export const NoticesContext = createContext(false);
