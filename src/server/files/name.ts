const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const LONGEST = 255

/**
 * Returns a safe file name without folders and invisible characters; undefined if it is empty or too long.
 */
export const safeName = (given: string): string | undefined => {
  const visible = given.normalize('NFC').replace(HIDDEN, '')
  const last = visible.split(/[\\/]/).at(-1) ?? ''
  const name = last
    .replace(/[<>:"|?*]/g, '-')
    .replace(/^[.\s]+/, '')
    .trim()
  return name === '' || Array.from(name).length > LONGEST ? undefined : name
}

export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
