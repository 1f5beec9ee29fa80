// Runs before every suite. Parts are drawn as the server draws them, also where a suite then hydrates them in a browser's
// surroundings, for which the runner would say that this is no server.
process.env['SSR'] = '1';
