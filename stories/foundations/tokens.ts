import css from '../../src/widgets/theme/css/tokens.css?raw'

/** Values by the name of the token, without its `--ptl-`. */
export type Tokens = ReadonlyMap<string, string>

function tokensIn(block: string): Tokens {
  return new Map(
    [...block.matchAll(/--ptl-([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const [light = '', dark = ''] = css.split('.bp6-dark')

/** Every token of the theme as it is written, in both looks. */
export const tokens: Readonly<Record<'light' | 'dark', Tokens>> = {
  light: tokensIn(light),
  dark: tokensIn(dark),
}

/** Whether a value is one opaque colour. */
export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value)
