import { useContext, useEffect } from 'react';

import { PageShown } from '@/ui/app/page-shown';
import { NotFound, screenOf } from '@/ui/app/screens';
import { screenKey } from '@/ui/app/screen-key';
import { screenNameOf } from '@/ui/app/screen-name';
import { Shell, type ShellScreenProps } from '@/ui/shell/shell';

/** The shell around the screen of the current address. */
export const Page = () => <Shell Screen={RoutedScreen} />;

function RoutedScreen({ route }: ShellScreenProps) {
  const onShown = useContext(PageShown);
  useEffect(onShown, [onShown]);
  const name = screenNameOf(route);
  if (route === undefined || name === undefined) return <NotFound />;
  const Screen = screenOf(name);
  return <Screen key={screenKey(route)} route={route} />;
}
