import 'virtual:react-router/inject-hmr-runtime';

/*
 * In development only. The components that Vite serves look for the hot reload of React, which an application page brings
 * with it. A public page is drawn by the server: when a source changes, it is asked for anew.
 */

import.meta.hot?.on('react-router:hmr', () => location.reload());
