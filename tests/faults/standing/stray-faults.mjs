// Loaded into the process under test: a request may carry a fault into the site, as a mistake in a handler would.
import { Server } from 'node:http';

const emit = Server.prototype.emit;

Server.prototype.emit = function emitWithFaults(event, request, ...rest) {
  const fault = event === 'request' ? request.headers['x-fault'] : undefined;
  if (fault === 'rejection') void Promise.reject(new Error('nobody waited for this'));
  if (fault === 'exception') {
    setImmediate(() => {
      throw new Error('nobody caught this');
    });
  }
  return emit.call(this, event, request, ...rest);
};
