import type { StorageArea } from '@/adapters/storage/storage-area';
import type { OrderSound } from '@/domain/ports/order-sound';

const KEY = 'staffSound';
const OFF = 'off';

/** Two short tones, the second one higher. */
const TONES = [
  { hertz: 660, atS: 0 },
  { hertz: 880, atS: 0.18 },
];
const TONE_S = 0.16;
/** Of full volume. */
const LOUDNESS = 0.4;

/** The members of `window` used here. */
export interface SoundWindow {
  readonly AudioContext?: new () => AudioContext;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener'>;
}

/** Tones by Web Audio: no file, and nothing before the first gesture, which browsers would complain about. */
export class BrowserOrderSound implements OrderSound {
  readonly #window: SoundWindow;
  readonly #area: StorageArea;
  #context: AudioContext | undefined;

  constructor(window: SoundWindow, area: StorageArea) {
    this.#window = window;
    this.#area = area;
    const open = (): void => {
      for (const gesture of ['pointerup', 'keydown'])
        window.document.removeEventListener(gesture, open, { capture: true });
      this.#open();
    };
    for (const gesture of ['pointerup', 'keydown'])
      window.document.addEventListener(gesture, open, { capture: true });
  }

  isOn(): boolean {
    return this.#area.read(KEY) !== OFF;
  }

  turn(isOn: boolean): void {
    if (isOn) this.#area.remove(KEY);
    else this.#area.write(KEY, OFF);
  }

  play(): void {
    const context = this.#context;
    if (context === undefined || !this.isOn()) return;
    // A device that slept has suspended it; one that stays silent has no sound.
    void context.resume().catch(() => undefined);
    for (const { hertz, atS } of TONES) playTone(context, hertz, context.currentTime + atS);
  }

  #open(): void {
    const { AudioContext } = this.#window;
    if (AudioContext !== undefined) this.#context = new AudioContext();
  }
}

function playTone(context: AudioContext, hertz: number, startS: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, startS);
  // To zero by then: a tone that is cut off clicks.
  volume.gain.linearRampToValueAtTime(0, startS + TONE_S);
  tone.connect(volume).connect(context.destination);
  tone.start(startS);
  tone.stop(startS + TONE_S);
}
