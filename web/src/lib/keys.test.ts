// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { Option } from '../wire/table';
import { hexes } from '../board/hex';
import { squares } from '../board/squares';
import { assignKeys, isForPage, Keyring } from './keys';

type Weight = Option['weight'];

const option = (answer: string, text = answer, heading = '', weight: Weight = 'usual') => ({ answer, text, heading, weight });

describe('keys', () => {
  it('are letters of the words', () => {
    const keys = assignKeys([option('impulse', 'fly on impulse'), option('trade', 'buy and sell')]);
    expect([...keys]).toEqual([
      ['impulse', 'i'],
      ['trade', 't'],
    ]);
  });

  it('come from the words by which answers of one verb differ', () => {
    const keys = assignKeys([option('give 0', 'give credits to Red'), option('give 2', 'give credits to Green')]);
    expect(keys.get('give 0')).toBe('r');
    expect(keys.get('give 2')).toBe('g');
  });

  it('are digits where a group is about numbers', () => {
    const options = [0, 1, 2].map((count) => option(`arm ${count}`, `arm ${count || 'no'} markers`, 'arm so many'));
    expect([...assignKeys(options).values()]).toEqual(['0', '1', '2']);
  });

  it('are the digit of the answer where no word tells it from others', () => {
    const keys = assignKeys([option('fly 1', 'fly to wreck 1'), option('fly 8', 'fly to wreck 8')]);
    expect([...keys.values()]).toEqual(['1', '8']);
  });

  it('leave the best letter to what stands alone', () => {
    const trades = ['plasma', 'telemetry'].map((cargo) => option(`sell ${cargo}`, `sell ${cargo}`, 'sell'));
    expect(assignKeys([...trades, option('pass', 'pass')]).get('pass')).toBe('p');
  });

  it('are never given twice, and never one that always means the same', () => {
    const options = Array.from({ length: 40 }, (_, index) => option(`up u${index}`, `up u${index}`));
    const keys = [...assignKeys(options, new Map(), hexes.keys).values()];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(28);
    for (const fixed of 'unqweasd') expect(keys).not.toContain(fixed);
  });

  it('of ways lie as the ways do, on hexes and on squares', () => {
    const around = (...ways: string[]) => assignKeys(ways.map((way) => option(`fly ${way}`)), new Map(), hexes.keys);
    expect([...around('NW', 'N', 'NE', 'SW', 'S', 'SE').values()].join('')).toBe('qweasd');
    const keyring = new Keyring(squares.keys);
    const walk = (...ways: string[]) => [...keyring.keysOf(ways.map((way) => option(`walk ${way}`))).values()].join('');
    expect(walk('N', 'W', 'S', 'E')).toBe('wasd');
    expect(walk('SW', 'SE')).toBe('zx');
  });

  it('leave the way to the first that takes it', () => {
    const keys = assignKeys([option('fly NE'), option('tow NE')], new Map(), hexes.keys);
    expect(keys.get('fly NE')).toBe('e');
    expect(keys.get('tow NE')).not.toBe('e');
  });

  it('lead on with the same letter whatever the words are', () => {
    const ways = ['end', 'stop', 'brace'].map((answer) => assignKeys([option(answer, answer, '', 'onward')]));
    expect(ways.map((keys) => [...keys.values()])).toEqual([['n'], ['n'], ['n']]);
  });

  it('stay with what had them in any question before', () => {
    const keyring = new Keyring();
    const [pass, peek] = [option('pass', 'pass'), option('peek', 'peek')];
    keyring.keysOf([pass]);
    keyring.keysOf([option('trade', 'trade')]);
    expect(keyring.keysOf([peek, pass]).get('pass')).toBe('p');
    expect(keyring.keysOf([peek]).get('peek')).toBe('e');
  });
});

describe('a key press', () => {
  it('is not for the page if somebody writes', () => {
    const field = document.body.appendChild(document.createElement('input'));
    const heard: boolean[] = [];
    addEventListener('keydown', (event) => heard.push(isForPage(event)), { once: true });
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    addEventListener('keydown', (event) => heard.push(isForPage(event)), { once: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', bubbles: true }));
    addEventListener('keydown', (event) => heard.push(isForPage(event)), { once: true });
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
    expect(heard).toEqual([false, true, false]);
  });
});
