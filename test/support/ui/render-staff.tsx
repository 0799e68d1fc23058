import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';

import { ServicesContext } from '@/ui/view-model/services';
import type { StaffTab } from '@test/support/a-staff-tab';

/** Renders a view of the staff in Swedish. */
export const renderStaff = ({ services }: StaffTab, view: ReactNode): RenderResult =>
  render(<ServicesContext value={services}>{view}</ServicesContext>);
