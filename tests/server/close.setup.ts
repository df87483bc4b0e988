import { afterAll } from 'vitest'
import { openedSince } from './closing.ts'

afterAll(openedSince())
