import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useAuthProvider, useTranslate } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeReturnUrl } from '../../auth/return-url';
import { describeError } from '../../ui/states/describe-error';
import { useConfig } from '../config/ConfigContext';
import { DemoUsers } from './DemoUsers';
import styles from './sign-in.module.css';

/** Every demo account has this password; the server makes them only for demonstrations on the own machine. */
const DEMO_PASSWORD = 'demo1234';

/** E-mail and password, and one's way to the page that was wanted. */
export function SignInForm() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const authProvider = useAuthProvider();
  const { demo, demoUsers } = useConfig();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  const signIn = async (username: string, secret: string) => {
    if (pending) return;
    setError(null);
    setPending(true);
    try {
      await authProvider?.login({ username, password: secret });
      void navigate(takeReturnUrl() ?? '/home', { replace: true });
    } catch (failure) {
      const { message, status, correlationId } = describeError(failure);
      setError(translate(status === 401 && message !== 'InvalidUser' ? 'app.signIn.wrong' : message === 'InvalidUser' ? 'errors.InvalidUser' : message, { correlationId: correlationId ?? '' }));
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = !email.trim() ? emailInput : !password ? passwordInput : null;
    if (missing) {
      setError(translate(missing === emailInput ? 'app.signIn.emailMissing' : 'app.signIn.passwordMissing'));
      missing.current?.focus();
      return;
    }
    void signIn(email, password);
  };

  return (
    <>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <div aria-live="assertive">{error && <Alert severity="error" id="sign-in-error">{error}</Alert>}</div>
        <div>
          <label htmlFor="email">{translate('app.signIn.email')}</label>
          <OutlinedInput
            id="email"
            fullWidth
            autoFocus
            type="email"
            value={email}
            inputRef={emailInput}
            onChange={(event) => setEmail(event.target.value)}
            inputProps={{ autoComplete: 'username', autoCapitalize: 'none', spellCheck: false, 'aria-describedby': error ? 'sign-in-error' : undefined }}
          />
        </div>
        <div>
          <label htmlFor="password">{translate('app.signIn.password')}</label>
          <OutlinedInput
            id="password"
            fullWidth
            type={shown ? 'text' : 'password'}
            value={password}
            inputRef={passwordInput}
            onChange={(event) => setPassword(event.target.value)}
            inputProps={{ autoComplete: 'current-password' }}
            endAdornment={
              <InputAdornment position="end">
                <IconButton size="small" edge="end" aria-pressed={shown} aria-label={translate('app.signIn.showPassword')} onClick={() => setShown(!shown)}>
                  {shown ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                </IconButton>
              </InputAdornment>
            }
          />
        </div>
        <Button type="submit" variant="contained" color="primary" size="large" fullWidth aria-disabled={pending}>
          {translate(pending ? 'app.signIn.pending' : 'app.signIn.submit')}
        </Button>
      </form>
      {demo && demoUsers.length > 0 && <DemoUsers users={demoUsers} onPick={(user) => void signIn(user, DEMO_PASSWORD)} />}
    </>
  );
}
