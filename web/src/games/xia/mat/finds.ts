/** Signs of what exploration tokens show. */
import type { Token } from '../../../wire/xia';
import { CARGO } from '../reading/lookup';

export function findSign(token: Token | undefined): string {
  if (!token) return '?';
  if (token.cargo) return CARGO[token.cargo].letter;
  if (token.energy) return '⚡';
  if (token.ice) return '❄';
  if (token.movement) return '→';
  return token.captain_in_need ? '⚑' : '·';
}
