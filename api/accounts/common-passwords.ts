/** The passwords of the demonstration, which its documents name. */
export const PUBLISHED_PASSWORDS: readonly string[] = ['Lucka-1234', 'Lucka-staff-1234'];

/**
 * Words that most of the passwords in published leaks are made of, in the languages of the product; lower case, letters
 * alone.
 */
export const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passphrase mypassword newpassword pass passwd pwd secret secrets changeme change default
  admin administrator root user guest test tester testing demo login signin welcome hello hi hey letmein access
  master manager boss owner staff kitchen chef cook restaurant pizza burger coffee order orders shop store
  qwerty qwertz azerty qwertyuiop asdf asdfgh asdfghjkl zxcv zxcvbn zxcvbnm qaz qazwsx qazxsw abc abcd abcdef abcdefg
  iloveyou loveyou love lovely sunshine princess dragon monkey football baseball hockey soccer basketball superman
  batman pokemon starwars whatever trustno freedom flower computer internet samsung google facebook apple iphone
  charlie michael jordan jennifer jessica ashley daniel thomas andrew robert george matthew anna maria sophie
  summer winter spring autumn fall january february march april may june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday company business office work
  losenord lösenord hemligt hemlig sommar vinter höst var vår hejsan hej hejhej älskling sverige stockholm göteborg
  malmö fotboll välkommen valkommen blomma katten hunden mamma pappa restaurang kök personal chefen
  passord passordet hemmelig sommer vinteren høst vår velkommen hei heihei norge oslo bergen fotball kjærlighet
  salasana salainen kesä talvi syksy kevät tervetuloa moi terve suomi helsinki perkele kissa koira jalkapallo
  rakkaus ravintola keittiö
  пароль секрет привет добро любовь солнце лето зима весна осень россия москва наташа марина максим кухня ресторан
  parol privet lubov solnce leto zima natasha marina rossiya moskva zaq zaqwsx
`
    .trim()
    .split(/\s+/),
);
