import { AuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import { describe, expect, it } from 'vitest';
import { asApiError, isBlockedPopup, needsPerson, wantsNewPassword } from '#platform/web/session/msal/provider-error';
import { ApiError } from '#platform/web/client/api-error';

describe('a failure of the identity provider', () => {
  it.each([
    ['popup_window_error', true],
    ['empty_window_error', true],
    ['user_cancelled', false],
  ])('with %s states whether a window was blocked', (code, isBlocked) => {
    expect(isBlockedPopup(new AuthError(code, 'x'))).toBe(isBlocked);
    expect(isBlockedPopup(new Error(code))).toBe(false);
  });

  it('needs the person where it states so itself', () => {
    const over = new InteractionRequiredAuthError('login_required', 'x');
    expect([needsPerson(over), needsPerson(new AuthError('login_required', 'x'))]).toEqual([true, false]);
    expect(asApiError(over)).toMatchObject({ kind: 'HTTP_ERROR', status: 401, codigo: 'login_required' });
  });

  it('requests a new password by its code', () => {
    expect(wantsNewPassword(new Error('AADB2C90118: The user has forgotten their password'), 'AADB2C90118')).toBe(true);
    expect(wantsNewPassword(new Error('AADB2C90091'), 'AADB2C90118')).toBe(false);
    expect(wantsNewPassword('AADB2C90118', 'AADB2C90118')).toBe(false);
  });

  it.each([
    ['no_network_connectivity', 'FETCH_ERROR', 'session.errors.IDENTIDAD_NO_DISPONIBLE'],
    ['monitor_window_timeout', 'FETCH_ERROR', 'session.errors.IDENTIDAD_NO_DISPONIBLE'],
    ['popup_window_error', 'HTTP_ERROR', 'session.errors.VENTANA_BLOQUEADA'],
    ['user_cancelled', 'HTTP_ERROR', 'session.errors.VENTANA_CERRADA'],
    ['access_denied', 'HTTP_ERROR', 'session.errors.ENTRADA_CANCELADA'],
    ['state_mismatch', 'HTTP_ERROR', 'session.errors.ENTRADA_AJENA'],
    ['nonce_mismatch', 'HTTP_ERROR', 'session.errors.ENTRADA_AJENA'],
    ['invalid_grant', 'HTTP_ERROR', 'session.errors.ENTRADA_AJENA'],
  ])('turns MSAL code %s into a %s with message %s', (code, kind, message) => {
    expect(asApiError(new AuthError(code, 'x'))).toMatchObject({ kind, message, status: 0 });
  });

  it('keeps any other message, and does not change an API error', () => {
    expect(asApiError(new TypeError('Failed to fetch'))).toMatchObject({ kind: 'FETCH_ERROR' });
    expect(asApiError(new Error('Otra cosa'))).toMatchObject({ codigo: 'DESCONOCIDO', message: 'Otra cosa' });
    expect(asApiError(new Error(''))).toMatchObject({ message: 'errors.DESCONOCIDO' });
    const ours = new ApiError({ kind: 'HTTP_ERROR', status: 403, codigo: 'X', message: 'x', correlationId: null });
    expect(asApiError(ours)).toBe(ours);
  });
});
