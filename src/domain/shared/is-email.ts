const LOCAL = "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const EMAIL = new RegExp(`^${LOCAL}@${LABEL}(?:\\.${LABEL})*$`);

/** The maximum length of an address that mail is delivered to. */
const EMAIL_MAX_CHARS = 254;

/** Returns whether a text has the form of an email address of the HTML standard. Source: OPEN-34. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_CHARS && EMAIL.test(text);
