import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As long as a poll: a passing test never waits for it, and a busy machine needs more than the second of the default.
configure({ asyncUtilTimeout: 60_000 });

// Testing Library does this by itself only where `afterEach` is a global.
afterEach(cleanup);
