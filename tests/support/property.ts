import fc from 'fast-check';

/*
 * Properties are tried on the same values in each run of `npm test`, so that a change is refused for what it did, and on
 * new and many more ones in the suite `random` of `npm run test:all`.
 */
fc.configureGlobal(process.env['TEST_RANDOM'] ? { numRuns: 2_000 } : { seed: 1 });

export { fc };
