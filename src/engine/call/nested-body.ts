/** Nests dotted names of a payload: 'a.b' becomes b inside a, 'a.0' the first entry of a list. */
export function nested(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  const inside = new Set<string>()
  for (const [name, value] of Object.entries(flat)) {
    const [outer = '', ...inner] = name.split('.')
    if (inner.length === 0) whole[outer] = value
    else {
      whole[outer] = { ...Object(whole[outer]), [inner.join('.')]: value }
      inside.add(outer)
    }
  }
  for (const name of inside) whole[name] = listed(nested(Object(whole[name]) as Record<string, unknown>))
  return whole
}

function listed(whole: Record<string, unknown>): unknown {
  return Object.keys(whole).every((name, at) => name === String(at)) ? Object.values(whole) : whole
}
