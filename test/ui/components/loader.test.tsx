import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { Loader } from '@/ui/components/loader';
import { aTab } from '@test/support/an-app';
import { renderWith } from '@test/support/ui/render-with';

describe('Loader', () => {
  it('shows the text of its key [LOAD-02]', async () => {
    await renderWith(aTab(), <Loader textKey="menu.loading" />);
    expect(screen.getByRole('status').textContent).toBe('Hämtar menyn');
  });

  it('shows the generic text without a key [LOAD-03]', async () => {
    await renderWith(aTab(), <Loader />);
    expect(screen.getByRole('status').textContent).toBe('Ett ögonblick …');
  });
});
