/** Definition addresses name parameters as {name}; the router writes :name. */
export function routePath(path: string): string {
  return path.replace(/\{([A-Za-z][A-Za-z0-9_]*)\}/g, ':$1')
}

/** Fills the parameters of an address; missing values are empty. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{([A-Za-z][A-Za-z0-9_]*)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  )
}
