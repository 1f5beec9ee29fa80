/** What of one module of the framework does not go to browsers. */
export type UnusedParts = {
  /** Functions emptied, by name, inner ones as `outer/inner`; the value is the statement that remains. */
  functions?: Record<string, string>;
  /** Of these, functions that pages do call and that answer there just what remains. */
  entered?: readonly string[];
  /** Of these, functions that pages do call and whose findings nothing of ours listens to. */
  unheard?: readonly string[];
  /** Statements taken out, by how they open, within the function named; '' is the whole module. */
  statements?: Record<string, readonly string[]>;
  /** Functions whose last argument is a message for developers; the stack tells them as much. */
  messagesOf?: readonly string[];
};

const NOTHING = '';
const MESSAGES = ['invariant', 'UNSAFE_invariant', 'warning', 'warningOnce', 'warnOnce'];

/** The releases that were looked through for this list; others have to be first (decision 085). */
export const LOOKED_THROUGH = { react: '19.3.1', 'react-dom': '19.3.1', 'react-router': '8.4.0' };

function empty(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, NOTHING]));
}

const ROUTER: Record<string, UnusedParts> = {
  // Pages know every route from the start (`routeDiscovery: initial`), nothing is instrumented, nothing asks before
  // somebody leaves, no part fetches beside a navigation, no middleware runs in browsers, the one router stays.
  'router/router.js': {
    functions: {
      ...empty(
        'createRouter/discoverRoutes',
        'createRouter/patchRoutes',
        'createRouter/_internalSetRoutes',
        'createRouter/fetch',
        'createRouter/handleFetcherAction',
        'createRouter/handleFetcherLoader',
        'createRouter/getFetcher',
        'createRouter/resetFetcher',
        'createRouter/deleteFetcher',
        'createRouter/queueFetcherForDeletion',
        'createRouter/setFetcherError',
        'createRouter/updateFetcherState',
        'createRouter/abortFetcher',
        'createRouter/markFetchersDone',
        'createRouter/getUpdatedRevalidatingFetchers',
        'createRouter/updateBlocker',
        'createRouter/shouldBlockNavigation',
        'createRouter/getBlocker',
        'createRouter/deleteBlocker',
        'createRouter/dispose',
        'patchRoutesImpl',
        'runMiddlewarePipeline',
      ),
      'createRouter/checkFogOfWar': 'return { active: false, matches: null }',
      'createRouter/abortStaleFetchLoads': 'return false',
      'createRouter/markFetchRedirectsDone': 'return false',
      runClientMiddlewarePipeline: 'return handler()',
    },
    entered: [
      'createRouter/checkFogOfWar',
      'createRouter/markFetchersDone',
      'createRouter/markFetchRedirectsDone',
      'createRouter/abortStaleFetchLoads',
      'createRouter/shouldBlockNavigation',
      'runClientMiddlewarePipeline',
    ],
    // By the function above alone, while that is watched.
    unheard: ['runMiddlewarePipeline'],
    statements: {
      createRouter: ['if (init.instrumentations)', 'if (blockerKey'],
      'createRouter/startNavigation': ['if (opts?.instrumentationNavigateMetaReceiver)'],
      'createRouter/handleAction': ['if (isFogOfWar)'],
      'createRouter/handleLoaders': [
        'if (isFogOfWar)',
        'if (revalidatingFetchers.length',
        'revalidatingFetchers.forEach',
        'redirect = findRedirect(fetcherResults)',
      ],
      'createRouter/updateState': ['state.fetchers.forEach', 'fetchersQueuedForDeletion.forEach'],
      getMatchesToLoad: ['fetchLoadMatches.forEach('],
      loadLazyRoute: ['if (typeof route.lazy === "function")'],
      processLoaderData: ['revalidatingFetchers.'],
      getInternalRouterError: ['if (status === 400)'],
    },
    messagesOf: MESSAGES,
  },
  'router/instrumentation.js': {
    functions: empty(
      'getRouteInstrumentationUpdates',
      'instrumentClientSideRouter',
      'consumeInstrumentationClientResultMetaReceiver',
    ),
    entered: ['consumeInstrumentationClientResultMetaReceiver'],
  },
  'dom/ssr/fog-of-war.js': {
    functions: {
      ...empty('useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction'),
      handleClientVersionMismatch: 'return false',
      isFogOfWarEnabled: 'return false',
    },
    entered: ['useFogOFWarDiscovery', 'getPatchRoutesOnNavigationFunction', 'isFogOfWarEnabled'],
  },
  // All pages are rendered on a server, and nothing but navigation fetches.
  'dom/ssr/single-fetch.js': {
    functions: empty(
      'singleFetchLoaderFetcherStrategy',
      'nonSsrStrategy',
      'bubbleMiddlewareErrors',
    ),
    entered: ['bubbleMiddlewareErrors'],
    messagesOf: MESSAGES,
  },
  // Replacing modules while developing.
  'dom/ssr/routes.js': {
    functions: empty('createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'),
    messagesOf: MESSAGES,
  },
  // The root route has its own error screen, and one for every route below it.
  'dom/ssr/errorBoundaries.js': {
    functions: { RemixRootDefaultErrorBoundary: 'return null' },
  },
  'dom/ssr/fallback.js': { functions: { RemixRootDefaultHydrateFallback: 'return null' } },
  // No server components; hooks are used below a data router.
  'hooks.js': {
    functions: {
      ...empty('RSCErrorHandler', 'useNavigateUnstable'),
      DefaultErrorComponent: 'return null',
    },
    statements: { '': ['if (this.context && typeof error', 'if (this.context) return'] },
    messagesOf: MESSAGES,
  },
  'errors.js': { functions: empty('decodeRedirectErrorDigest', 'decodeRouteErrorResponseDigest') },
  'dom/ssr/components.js': {
    functions: { ...empty('RSCPrefetchPageLinksImpl'), useKeyedPrefetchLinks: 'return []' },
    entered: ['useKeyedPrefetchLinks'],
    messagesOf: MESSAGES,
  },
  // The one stylesheet stands in the page.
  'dom/ssr/links.js': {
    functions: empty('prefetchStyleLinks', 'prefetchRouteCss'),
    entered: ['prefetchStyleLinks', 'prefetchRouteCss'],
  },
  'router/utils.js': { messagesOf: MESSAGES },
  'router/history.js': { messagesOf: MESSAGES },
  'dom/lib.js': { messagesOf: MESSAGES },
  'components.js': { messagesOf: MESSAGES },
  'dom-export/hydrated-router.js': { messagesOf: MESSAGES },
};

const REACT_DOM: UnusedParts = {
  functions: {
    // `<ViewTransition>`: pages change through the router's own use of the browser's transitions.
    ...empty(
      'getViewTransitionName',
      'getViewTransitionClassName',
      'trackEnterViewTransitions',
      'pushViewTransitionCancelableScope',
      'applyViewTransitionToHostInstances',
      'applyViewTransitionToHostInstancesRecursive',
      'restoreViewTransitionOnHostInstances',
      'commitAppearingPairViewTransitions',
      'commitEnterViewTransitions',
      'commitDeletedPairViewTransitions',
      'commitExitViewTransitions',
      'commitNestedViewTransitions',
      'restorePairedViewTransitions',
      'restoreEnterOrExitViewTransitions',
      'restoreNestedViewTransitions',
      'measureViewTransitionHostInstancesRecursive',
      'measureNestedViewTransitions',
      'scheduleViewTransitionEvent',
      'reportViewTransitionError',
      'applyViewTransitionName',
      'restoreViewTransitionName',
      'startViewTransition',
      'createViewTransitionInstance',
    ),
    // References to fragments.
    ...empty(
      'FragmentInstance',
      'commitNewChildToFragmentInstances',
      'commitNewChildToFragmentInstance',
      'deleteChildFromFragmentInstance',
    ),
    // Stylesheets and scripts that components bring with them; pictures are the one thing that is preloaded by calls.
    ...empty(
      'preinitStyle',
      'preinitScript',
      'preinitModuleScript',
      'preloadModule',
      'insertStylesheetIntoRoot',
      'suspendResource',
      'acquireResource',
    ),
    getResource: 'return null',
    waitForCommitToBeReady: 'return null',
    // `<Activity>`, `<SuspenseList>`, `useActionState`, functions as form actions.
    ...empty(
      'updateActivityComponent',
      'updateSuspenseListComponent',
      'mountActionState',
      'updateActionStateImpl',
      'dispatchActionState',
      'runActionStateAction',
      'startHostTransition',
      'requestFormReset$1',
      'defaultOnDefaultTransitionIndicator',
    ),
    // Names of components in caught errors, and the search that developers' tools do.
    describeNativeComponentFrame: "return ''",
    findCurrentFiberUsingSlowPath: 'return null',
    // Lists come as arrays; nothing is hydrated by call.
    'createChildReconciler/reconcileChildrenIterator': 'return null',
    attemptExplicitHydrationTarget: '',
    // `onBeforeInput` and `onSelect`; typing itself goes through `onInput`.
    ...empty('getFallbackBeforeInputChars', 'getNativeBeforeInputChars', 'constructSelectEvent'),
  },
  entered: [
    'trackEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'commitNewChildToFragmentInstances',
    'getResource',
    'waitForCommitToBeReady',
  ],
  // The last tells `useFormStatus` that a form's own handler has begun a transition.
  unheard: ['getNativeBeforeInputChars', 'constructSelectEvent', 'startHostTransition'],
  statements: {
    '': ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.'],
  },
};

/** Per module of `node_modules`, what the site does not use and why. */
export const UNUSED_PARTS: Record<string, UnusedParts> = {
  'react-dom/cjs/react-dom-client.production.js': REACT_DOM,
  'react/cjs/react.production.js': {
    statements: {
      '': [
        'exports.Children',
        'exports.PureComponent',
        'exports.cache',
        'exports.cloneElement',
        'exports.createRef',
        'exports.unstable_useCacheRefresh',
        'exports.useActionState',
        'exports.useDebugValue',
        'exports.useDeferredValue',
        'exports.useImperativeHandle',
        'exports.useInsertionEffect',
        'exports.useReducer',
      ],
    },
  },
  'react-dom/cjs/react-dom.production.js': {
    statements: {
      '': [
        'exports.preinit',
        'exports.preloadModule',
        'exports.preconnect',
        'exports.prefetchDNS',
        'exports.requestFormReset',
        'exports.useFormState',
        'exports.createPortal',
        'exports.unstable_batchedUpdates',
      ],
    },
  },
  ...Object.fromEntries(
    Object.entries(ROUTER).map(([module, parts]) => [
      `react-router/dist/production/lib/${module}`,
      parts,
    ]),
  ),
};
