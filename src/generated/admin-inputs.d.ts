// Generated from spec/ by `npm run generate`. Do not edit.
import type { ValidateFunction } from 'ajv'

/** The validators of parameters (`getAccountParameters`) and bodies (`resetAccountBody`). */
export declare const checks: Readonly<Record<string, ValidateFunction | undefined>>
