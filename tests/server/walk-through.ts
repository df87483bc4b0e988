/** Through the pages of an issuer, as a browser goes, until it leads back. */
export const walkThrough = async (issuer: string, begin: string): Promise<URL> => {
  const cookies = new Map<string, string>()
  let place = new URL(begin)
  while (place.href.startsWith(issuer)) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const found = await fetch(place, { redirect: 'manual', headers: { cookie } })
    for (const line of found.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      cookies.set(name, value)
    }
    const next = found.headers.get('location')
    if (next === null) throw new Error(`${place.pathname}: ${found.status} ${await found.text()}`)
    place = new URL(next, place)
  }
  return place
}
