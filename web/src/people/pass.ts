// The pass of this browser: a secret in its storage, sent with requests to the own server and to nobody else.

import { forget, recall, remember } from '../memory'

const KEY = 'eldorado.pass'

export const passSecret = (): string => recall(KEY) ?? ''
export const keepSecret = (secret: string): void => remember(KEY, secret)
export const dropSecret = (): void => forget(KEY)
