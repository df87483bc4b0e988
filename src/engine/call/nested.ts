/** A payload whose dotted names stand inside each other: 'a.b' becomes b inside a. */
export function nested(flat: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(flat)) {
    const [outer = '', ...inner] = name.split('.')
    if (inner.length === 0) whole[outer] = value
    else whole[outer] = nested({ ...Object(whole[outer]), [inner.join('.')]: value })
  }
  return whole
}
