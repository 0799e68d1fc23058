import { act, screen } from '@testing-library/react';
import { makeAutoObservable } from 'mobx';
import { observer } from 'mobx-react-lite';
import { flushSync } from 'react-dom';
import { describe, expect, it } from 'vitest';

import { Navigator } from '@/domain/ports/navigator';
import { useUnhurried } from '@/ui/components/use-unhurried';
import { aTab } from '@test/support/an-app';
import { renderWith } from '@test/support/ui/render-with';

class Source {
  text = 'before';

  constructor() {
    makeAutoObservable(this);
  }

  setText(text: string): void {
    this.text = text;
  }
}

class Steps {
  address = '/';
  isLeaving = false;

  constructor() {
    makeAutoObservable(this);
  }

  leave(): void {
    this.isLeaving = true;
  }
}

async function rendered() {
  const [source, steps] = [new Source(), new Steps()];
  const drawn: string[] = [];
  const Said = observer(function Said() {
    const said = useUnhurried(source, 'text');
    drawn.push(said);
    return <output>{said}</output>;
  });
  await renderWith(aTab(), <Said />, [[Navigator, steps]]);
  drawn.length = 0;
  return { source, steps, drawn };
}

const said = () => screen.getByRole('status').textContent;

describe('useUnhurried', () => {
  it('draws nothing together with what is seen, and the new value after it', async () => {
    const { source, drawn } = await rendered();
    act(() => {
      flushSync(() => source.setText('after'));
      expect(drawn).toEqual([]);
    });
    expect(said()).toBe('after');
  });

  it('has the value from before while a page is being left, also for a change right before that', async () => {
    const { source, steps } = await rendered();
    act(() => {
      source.setText('after');
      steps.leave();
    });
    expect(said()).toBe('before');
  });
});
