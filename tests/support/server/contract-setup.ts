import { afterEach } from 'vitest';
import { takeContractFaults } from './contract';

// Said by the test that caused it: what a file's beginning caused is said by its first test.
afterEach(() => {
  const found = takeContractFaults();
  if (found.length > 0)
    throw new Error(`Answers that are not as the description of the API says:\n${found.join('\n')}`);
});
