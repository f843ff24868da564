import svelte from 'eslint-plugin-svelte'
import ts from 'typescript-eslint'

const PLAIN = {
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  curly: ['error', 'multi-line'],
  'no-console': ['error', { allow: ['error'] }],
  'no-empty': ['error', { allowEmptyCatch: false }],
  'no-var': 'error',
  'object-shorthand': 'error',
  'prefer-const': 'error',
  '@typescript-eslint/explicit-function-return-type': ['error', { allowExpressions: true }],
}

export default ts.config(
  { ignores: ['node_modules', 'src/art/generated', 'src/net/protocol.ts'] },
  ts.configs.strict,
  svelte.configs.recommended,
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    files: ['**/*.ts', '**/*.svelte'],
    rules: {
      ...PLAIN,
      // An index that was just found is there: said with `!`, checked by noUncheckedIndexedAccess elsewhere.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Maps and sets are made anew from the state and never changed afterwards.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  // Props are bound and set together; a `let` for one of them makes all of them `let`.
  { files: ['**/*.svelte'], rules: { 'prefer-const': 'off', 'svelte/prefer-const': ['error', { destructuring: 'all' }] } },
)
