/** Whether a header `Accept` names AVIF. Browsers that read it do; `image/*` may be from before it existed. */
export const acceptsAvif = (accept = ''): boolean =>
  accept.split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return type === 'image/avif' && !parameters.some((parameter) => REFUSED.test(parameter));
  });

const REFUSED = /^q\s*=\s*0(?:\.0*)?$/;
