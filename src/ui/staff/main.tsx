import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { composeStaff } from '@/adapters/wiring/compose-staff';
import { ApplyStoredLanguage } from '@/application/language/apply-stored-language';
import { ChooseFirstLanguage } from '@/application/language/choose-first-language';
import { StaffApp } from '@/ui/staff/app/staff-app';
import { ServicesContext } from '@/ui/view-model/services';
import '@/ui/design/fonts.css';
import '@/ui/design/tokens.css';
import '@/ui/design/base.css';

/** The entry point of the staff's screens, a program of its own at `/staff`. */
async function main(root: HTMLElement): Promise<void> {
  const services = composeStaff(window);
  await services.get(ChooseFirstLanguage).choose({ preferred: navigator.languages });
  await services.get(ApplyStoredLanguage).apply();
  createRoot(root).render(
    <StrictMode>
      <ServicesContext value={services}>
        <StaffApp />
      </ServicesContext>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void main(root);
