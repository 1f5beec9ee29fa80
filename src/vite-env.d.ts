/// <reference types="vite/client" />

declare module '*?worker&url' {
  const url: string;
  export default url;
}

declare module 'virtual:react-router/inject-hmr-runtime';
