type Path = readonly (string | number)[]

/** Returns a copy of a value with one place changed; all other parts stay the same objects. */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [name, ...rest] = path
  if (name === undefined || (name === '' && rest.length === 0)) return next
  if (typeof name === 'number' || Array.isArray(value)) {
    const list = Array.isArray(value) ? [...(value as unknown[])] : []
    list[Number(name)] = setAt(list[Number(name)], rest, next)
    return list
  }
  const record = { ...(value as Record<string, unknown> | undefined) }
  const changed = setAt(record[name], rest, next)
  if (changed === undefined) delete record[name]
  else record[name] = changed
  return record
}
