// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { assignKeys, isForPage } from './keys';

const option = (answer: string, text = answer, heading = '') => ({ answer, text, heading });

describe('keys', () => {
  it('are letters of the words', () => {
    const keys = assignKeys([option('impulse', 'fly on impulse'), option('end', 'end your actions')]);
    expect([...keys]).toEqual([
      ['impulse', 'i'],
      ['end', 'e'],
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

  it('leave the best letter to what stands alone', () => {
    const ways = ['north', 'south'].map((way) => option(`fly ${way}`, `fly ${way}`, 'fly'));
    expect(assignKeys([...ways, option('stop', 'stop here')]).get('stop')).toBe('s');
  });

  it('are never given twice, and never the one that undoes', () => {
    const options = Array.from({ length: 40 }, (_, index) => option(`up u${index}`, `up u${index}`));
    const keys = [...assignKeys(options).values()];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toHaveLength(35);
    expect(keys).not.toContain('u');
  });

  it('stay with what had them before', () => {
    const stop = option('stop', 'stop here');
    const scan = option('scan', 'scan');
    const before = assignKeys([stop]);
    expect(assignKeys([scan, stop], before).get('stop')).toBe('s');
    expect(assignKeys([scan, stop], before).get('scan')).toBe('c');
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
