import { expect, it } from 'vitest';
import { commitment } from './verify';

it('a commitment is what the server computes', () => {
  expect(commitment('7')).toBe('80b4f9afefe4ed03ea3e542528be865eb5e54b6b66f0dc757008a77623ce6f50');
  expect(commitment('Sternenhafen ✶')).toBe('9b9cc847478974d6fc71743c9af2f184130fe26efad183a3c9c82c8bf171676b');
});
