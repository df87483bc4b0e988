import { sayRights } from '#values/generated/say-rights.ts'

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const firstOf = (existing: typeof BROWSERS, text: string) => existing.find(([sign]) => sign.test(text))?.[1]

/** Returns a readable browser name, only good enough to distinguish one's own devices. */
export const browserName = (userAgent: string | null): string => {
  const [browser, system] = [firstOf(BROWSERS, userAgent ?? ''), firstOf(SYSTEMS, userAgent ?? '')]
  if (!browser) return system ?? sayRights('anotherProgram')
  return system ? sayRights('browserOn', { browser, system }) : browser
}
