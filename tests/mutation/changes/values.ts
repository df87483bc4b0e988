import {
  another,
  isList,
  isObject,
  placesIn,
  type ChangeClass,
  type Edit,
  type Names,
  type Source,
} from '../mutant.ts'

function* otherLimit({ path, data }: Source): Iterable<Edit> {
  if (path !== 'limits.json' || !isObject(data) || !isObject(data.limits)) return
  for (const [name, limit] of Object.entries(data.limits)) {
    const is = isObject(limit) ? limit.is : undefined
    const at = ['limits', name, 'is']
    if (typeof is === 'number') {
      yield { path: at, says: 'ten times as much', value: is * 10 }
      yield {
        path: at,
        says: 'a tenth',
        value: Math.max(1, Math.floor(is / 10)) === is ? is + 1 : Math.max(1, Math.floor(is / 10)),
      }
    } else if (typeof is === 'string' && /^\d+(\.\d+)?$/.test(is)) {
      yield { path: at, says: 'ten times as much', value: String(Number(is) * 10) }
      yield { path: at, says: 'a tenth', value: String(Number(is) / 10) }
    }
  }
}

function* otherBound(source: Source, { limits }: Names): Iterable<Edit> {
  if (source.path.startsWith('network/') || source.path.endsWith('.cases.json')) return
  for (const { path, key, value } of placesIn(source.data)) {
    const isName = ['limit', 'most', 'rests', 'advised', 'after'].includes(String(key))
    if (isName && typeof value === 'string' && limits.includes(value)) {
      const other = another(value, limits)
      if (other !== undefined) yield { path, says: `${value} becomes ${other}`, value: other }
      yield { path, says: 'take it out', value: undefined }
    }
    if (key === 'value' && isObject(value))
      for (const [word, bound] of Object.entries(value))
        if (/^(min|max)/i.test(word) && typeof bound === 'number')
          yield { path: [...path, word], says: `${bound} becomes ${bound + 1}`, value: bound + 1 }
        else if (['pattern', 'format', 'enum'].includes(word))
          yield { path: [...path, word], says: 'take it out', value: undefined }
  }
}

function* otherOptions({ path, data }: Source): Iterable<Edit> {
  if (!path.endsWith('.options.json') || !isObject(data) || !isList(data.options)) return
  for (const at of data.options.keys()) yield { path: ['options', at], says: 'take it out', value: undefined }
  yield {
    path: ['options'],
    says: 'one more',
    value: [...data.options, { value: 'x-another', label: 'Another one' }],
  }
}

function* otherFlag({ path, data }: Source): Iterable<Edit> {
  if (path !== 'flags.json' || !isObject(data) || !isObject(data.flags)) return
  for (const [name, flag] of Object.entries(data.flags)) {
    const isOn = isObject(flag) && flag.on === true
    yield { path: ['flags', name, 'on'], says: isOn ? 'off' : 'on', value: isOn ? undefined : true }
  }
}

function* otherNumber({ path: file, data }: Source): Iterable<Edit> {
  if (!file.startsWith('network/')) return
  for (const { path, value } of placesIn(data)) {
    if (typeof value === 'number') yield { path, says: 'ten times as much', value: value * 10 }
    if (typeof value === 'boolean') yield { path, says: `becomes ${!value}`, value: !value }
    if (typeof value === 'string' && /^\d+\.\d+$/.test(value))
      yield { path, says: 'ten times as much', value: String(Number(value) * 10) }
  }
}

/** Changes of numbers, lists and switches. */
export const valueChanges: readonly ChangeClass[] = [
  { id: 'limit', says: 'a limit is ten times as much, or a tenth', edits: otherLimit },
  { id: 'bound', says: 'a field or call keeps to another limit, or to none', edits: otherBound },
  { id: 'option', says: 'a list has one option less, or more', edits: otherOptions },
  { id: 'flag', says: 'a flag is on, or off', edits: otherFlag },
  { id: 'network', says: 'a number or switch of the simulated network is another', edits: otherNumber },
]
