import { describe, expect, it } from 'vitest';

import { BrowserOrderSound } from '@/adapters/browser/browser-order-sound';
import { StorageArea } from '@/adapters/storage/storage-area';

interface Tone {
  readonly hertz: number;
  readonly fromS: number;
  readonly toS: number;
}

/** A device with the parts of Web Audio that are used, whose storage outlives a page. */
class Device {
  readonly tones: Tone[] = [];
  contexts = 0;
  readonly #stored = new Map<string, string>();

  openPage() {
    const document = new EventTarget();
    const storage = {
      getItem: (key: string) => this.#stored.get(key) ?? null,
      setItem: (key: string, text: string) => void this.#stored.set(key, text),
      removeItem: (key: string) => void this.#stored.delete(key),
    };
    const AudioContext = this.#audioContext();
    const sound = new BrowserOrderSound(
      { document, AudioContext },
      new StorageArea(() => storage, new EventTarget()),
    );
    return { sound, touch: () => document.dispatchEvent(new Event('pointerup')) };
  }

  #audioContext(): new () => AudioContext {
    const { tones } = this;
    const onOpen = (): void => void (this.contexts += 1);
    function Context(): unknown {
      onOpen();
      return {
        currentTime: 2,
        destination: {},
        resume: () => Promise.resolve(),
        createGain: () => ({
          gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
          connect: () => undefined,
        }),
        createOscillator: () => {
          const frequency = { value: 0 };
          let fromS = 0;
          return {
            frequency,
            connect: (next: unknown) => next,
            start: (atS: number) => void (fromS = atS),
            stop: (toS: number) => void tones.push({ hertz: frequency.value, fromS, toS }),
          };
        },
      };
    }
    return Context as unknown as new () => AudioContext;
  }
}

describe('BrowserOrderSound', () => {
  it('opens no sound before the first gesture, which browsers would refuse', () => {
    const device = new Device();
    const { sound, touch } = device.openPage();
    sound.play();
    expect([device.contexts, device.tones]).toEqual([0, []]);
    touch();
    touch();
    expect(device.contexts).toBe(1);
  });

  it('plays two tones, one after the other', () => {
    const device = new Device();
    const { sound, touch } = device.openPage();
    touch();
    sound.play();
    const [first, second] = device.tones;
    expect(device.tones).toHaveLength(2);
    expect(first!.fromS).toBe(2);
    expect(second!.fromS).toBeGreaterThanOrEqual(first!.toS);
    expect(second!.hertz).toBeGreaterThan(first!.hertz);
  });

  it('is silent on a device where it was turned off, also after a reload, until it is turned on', () => {
    const device = new Device();
    device.openPage().sound.turn(false);
    const { sound, touch } = device.openPage();
    touch();
    sound.play();
    expect([sound.isOn(), device.tones]).toEqual([false, []]);
    sound.turn(true);
    sound.play();
    expect([device.openPage().sound.isOn(), device.tones.length]).toEqual([true, 2]);
  });
});
