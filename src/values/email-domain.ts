/** Returns the domain of an e-mail address in lower case; empty for an invalid address. */
export const domainOf = (email: string): string => {
  const [, domain = '', ...more] = email.trim().toLowerCase().split('@')
  return more.length > 0 ? '' : domain
}
