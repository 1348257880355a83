import { blake2b } from '@noble/hashes/blake2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

const PERSONALIZATION = new Uint8Array(16);
PERSONALIZATION.set(utf8ToBytes('starhold.commit'));

/** The hash of a seed that is published before the first roll. */
export function commitment(seed: string): string {
  return bytesToHex(blake2b(utf8ToBytes(seed), { dkLen: 32, personalization: PERSONALIZATION }));
}
