// Loaded into the process under test: one name leads to this machine, and to nowhere while a file says so.
import dns from 'node:dns';
import { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FAULT_NAME: name, FAULT_NAME_LOST: lost } = process.env;
const lookUp = dns.lookup;

dns.lookup = (host, options, callback) => {
  if (host !== name) return lookUp(host, options, callback);
  const answer = typeof options === 'function' ? options : callback;
  const all = typeof options === 'object' && options?.all;
  process.nextTick(() => {
    if (existsSync(lost)) {
      answer(Object.assign(new Error(`getaddrinfo ENOTFOUND ${host}`), { code: 'ENOTFOUND' }));
    } else if (all) answer(null, [{ address: '127.0.0.1', family: 4 }]);
    else answer(null, '127.0.0.1', 4);
  });
};
syncBuiltinESMExports();
