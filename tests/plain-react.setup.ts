import * as react from 'react'

// React's development build draws each component a line in the browser's performance panel, where nobody looks here.
// Its part for the page decides so when it is loaded, which must be after this.
Reflect.deleteProperty(console, 'timeStamp')

const shared: unknown = Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')

// It also remembers where each element was made, up to ten thousand a second, which takes a sixth of the time of a test.
if (typeof shared !== 'object' || shared === null || !('recentlyCreatedOwnerStacks' in shared))
  throw new Error('React no longer counts the places where elements are made: look what it does instead.')
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => Infinity,
  set: () => {},
})
