// Generated from schemas/entities/proveedores/proveedor.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateProveedor: Validator = validate0;

const schema0 = {"type":"object","properties":{"rfc":{"type":"string","minLength":12,"maxLength":13,"pattern":"^[A-ZÑ&]{3,4}\\d{6}[A-Z0-9]{3}$"},"razonSocial":{"type":"string","minLength":1,"maxLength":200},"nombreComercial":{"type":"string","maxLength":120},"tipo":{"type":"string","enum":["LABORATORIO","DISTRIBUIDOR","OPERADOR_LOGISTICO","OTRO"]},"estatus":{"type":"string","enum":["ACTIVO","SUSPENDIDO","SANCIONADO"]},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"correo":{"type":"string","format":"email","minLength":1,"maxLength":120},"contactos":{"type":"array","items":{"type":"object","properties":{"nombre":{"type":"string","minLength":1,"maxLength":120,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"puesto":{"type":"string","maxLength":80},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"correo":{"type":"string","format":"email","maxLength":120}},"required":["nombre"],"additionalProperties":false},"maxItems":20},"domicilio":{"type":"object","properties":{"calle":{"type":"string","minLength":1,"maxLength":120},"numeroExterior":{"type":"string","maxLength":15},"numeroInterior":{"type":"string","maxLength":15},"codigoPostal":{"type":"string","maxLength":5,"pattern":"^\\d{5}$"},"estadoClave":{"type":"string","minLength":1,"maxLength":2},"municipioId":{"type":"integer"},"coloniaId":{"type":"integer"},"coloniaTexto":{"type":"string","maxLength":100},"entreCalles":{"type":"string","maxLength":160},"referencias":{"type":"string","maxLength":300},"latitud":{"type":"number","minimum":-90,"maximum":90,"multipleOf":0.000001},"longitud":{"type":"number","minimum":-180,"maximum":180,"multipleOf":0.000001}},"required":["calle","estadoClave","municipioId"],"additionalProperties":false},"manejaControlados":{"type":"boolean"},"licenciaSanitaria":{"type":"string","maxLength":40},"avisoFuncionamiento":{"type":"string","maxLength":40},"responsableSanitario":{"type":"string","maxLength":120,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}},"required":["rfc","razonSocial","tipo","estatus","correo","manejaControlados"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^[A-ZÑ&]{3,4}\\d{6}[A-Z0-9]{3}$", "u");
const pattern1 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");
const pattern2 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$", "u");
const pattern4 = new RegExp("^\\d{5}$", "u");
const formats0 = email;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rfc === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "rfc"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.razonSocial === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "razonSocial"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tipo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.estatus === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "estatus"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.correo === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "correo"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.manejaControlados === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "manejaControlados"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.rfc !== undefined){
let data0 = data.rfc;
if(typeof data0 === "string"){
if(func1(data0) > 13){
const err7 = {instancePath:instancePath+"/rfc",keyword:"maxLength",params:{limit: 13}};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data0) < 12){
const err8 = {instancePath:instancePath+"/rfc",keyword:"minLength",params:{limit: 12}};
(vErrors ??= []).push(err8);
errors++;
}
if(!pattern0.test(data0)){
const err9 = {instancePath:instancePath+"/rfc",keyword:"pattern",params:{pattern: "^[A-ZÑ&]{3,4}\\d{6}[A-Z0-9]{3}$"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/rfc",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.razonSocial !== undefined){
let data1 = data.razonSocial;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err11 = {instancePath:instancePath+"/razonSocial",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err11);
errors++;
}
if(func1(data1) < 1){
const err12 = {instancePath:instancePath+"/razonSocial",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/razonSocial",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.nombreComercial !== undefined){
let data2 = data.nombreComercial;
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err14 = {instancePath:instancePath+"/nombreComercial",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/nombreComercial",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!((((data3 === "LABORATORIO") || (data3 === "DISTRIBUIDOR")) || (data3 === "OPERADOR_LOGISTICO")) || (data3 === "OTRO"))){
const err17 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.estatus !== undefined){
let data4 = data.estatus;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
if(!(((data4 === "ACTIVO") || (data4 === "SUSPENDIDO")) || (data4 === "SANCIONADO"))){
const err19 = {instancePath:instancePath+"/estatus",keyword:"enum",params:{}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.telefono !== undefined){
let data5 = data.telefono;
if(typeof data5 === "string"){
if(func1(data5) > 16){
const err20 = {instancePath:instancePath+"/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err20);
errors++;
}
if(!pattern1.test(data5)){
const err21 = {instancePath:instancePath+"/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.correo !== undefined){
let data6 = data.correo;
if(typeof data6 === "string"){
if(func1(data6) > 120){
const err23 = {instancePath:instancePath+"/correo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err23);
errors++;
}
if(func1(data6) < 1){
const err24 = {instancePath:instancePath+"/correo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err24);
errors++;
}
if(!(formats0(data6))){
const err25 = {instancePath:instancePath+"/correo",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/correo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.contactos !== undefined){
let data7 = data.contactos;
if(Array.isArray(data7)){
if(data7.length > 20){
const err27 = {instancePath:instancePath+"/contactos",keyword:"maxItems",params:{limit: 20}};
(vErrors ??= []).push(err27);
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.nombre === undefined){
const err28 = {instancePath:instancePath+"/contactos/" + i0,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err28);
errors++;
}
for(const key1 in data8){
if(!((((key1 === "nombre") || (key1 === "puesto")) || (key1 === "telefono")) || (key1 === "correo"))){
const err29 = {instancePath:instancePath+"/contactos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data8.nombre !== undefined){
let data9 = data8.nombre;
if(typeof data9 === "string"){
if(func1(data9) > 120){
const err30 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err30);
errors++;
}
if(func1(data9) < 1){
const err31 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err31);
errors++;
}
if(!pattern2.test(data9)){
const err32 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/contactos/" + i0+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data8.puesto !== undefined){
let data10 = data8.puesto;
if(typeof data10 === "string"){
if(func1(data10) > 80){
const err34 = {instancePath:instancePath+"/contactos/" + i0+"/puesto",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/contactos/" + i0+"/puesto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data8.telefono !== undefined){
let data11 = data8.telefono;
if(typeof data11 === "string"){
if(func1(data11) > 16){
const err36 = {instancePath:instancePath+"/contactos/" + i0+"/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err36);
errors++;
}
if(!pattern1.test(data11)){
const err37 = {instancePath:instancePath+"/contactos/" + i0+"/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/contactos/" + i0+"/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data8.correo !== undefined){
let data12 = data8.correo;
if(typeof data12 === "string"){
if(func1(data12) > 120){
const err39 = {instancePath:instancePath+"/contactos/" + i0+"/correo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err39);
errors++;
}
if(!(formats0(data12))){
const err40 = {instancePath:instancePath+"/contactos/" + i0+"/correo",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/contactos/" + i0+"/correo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/contactos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/contactos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.domicilio !== undefined){
let data13 = data.domicilio;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.calle === undefined){
const err44 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "calle"}};
(vErrors ??= []).push(err44);
errors++;
}
if(data13.estadoClave === undefined){
const err45 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "estadoClave"}};
(vErrors ??= []).push(err45);
errors++;
}
if(data13.municipioId === undefined){
const err46 = {instancePath:instancePath+"/domicilio",keyword:"required",params:{missingProperty: "municipioId"}};
(vErrors ??= []).push(err46);
errors++;
}
for(const key2 in data13){
if(!(func0.call(schema0.properties.domicilio.properties, key2))){
const err47 = {instancePath:instancePath+"/domicilio",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data13.calle !== undefined){
let data14 = data13.calle;
if(typeof data14 === "string"){
if(func1(data14) > 120){
const err48 = {instancePath:instancePath+"/domicilio/calle",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err48);
errors++;
}
if(func1(data14) < 1){
const err49 = {instancePath:instancePath+"/domicilio/calle",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/domicilio/calle",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data13.numeroExterior !== undefined){
let data15 = data13.numeroExterior;
if(typeof data15 === "string"){
if(func1(data15) > 15){
const err51 = {instancePath:instancePath+"/domicilio/numeroExterior",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/domicilio/numeroExterior",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data13.numeroInterior !== undefined){
let data16 = data13.numeroInterior;
if(typeof data16 === "string"){
if(func1(data16) > 15){
const err53 = {instancePath:instancePath+"/domicilio/numeroInterior",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err53);
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/domicilio/numeroInterior",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data13.codigoPostal !== undefined){
let data17 = data13.codigoPostal;
if(typeof data17 === "string"){
if(func1(data17) > 5){
const err55 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err55);
errors++;
}
if(!pattern4.test(data17)){
const err56 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"pattern",params:{pattern: "^\\d{5}$"}};
(vErrors ??= []).push(err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/domicilio/codigoPostal",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data13.estadoClave !== undefined){
let data18 = data13.estadoClave;
if(typeof data18 === "string"){
if(func1(data18) > 2){
const err58 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err58);
errors++;
}
if(func1(data18) < 1){
const err59 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/domicilio/estadoClave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data13.municipioId !== undefined){
let data19 = data13.municipioId;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err61 = {instancePath:instancePath+"/domicilio/municipioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data13.coloniaId !== undefined){
let data20 = data13.coloniaId;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err62 = {instancePath:instancePath+"/domicilio/coloniaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data13.coloniaTexto !== undefined){
let data21 = data13.coloniaTexto;
if(typeof data21 === "string"){
if(func1(data21) > 100){
const err63 = {instancePath:instancePath+"/domicilio/coloniaTexto",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err63);
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/domicilio/coloniaTexto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err64);
errors++;
}
}
if(data13.entreCalles !== undefined){
let data22 = data13.entreCalles;
if(typeof data22 === "string"){
if(func1(data22) > 160){
const err65 = {instancePath:instancePath+"/domicilio/entreCalles",keyword:"maxLength",params:{limit: 160}};
(vErrors ??= []).push(err65);
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/domicilio/entreCalles",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data13.referencias !== undefined){
let data23 = data13.referencias;
if(typeof data23 === "string"){
if(func1(data23) > 300){
const err67 = {instancePath:instancePath+"/domicilio/referencias",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/domicilio/referencias",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data13.latitud !== undefined){
let data24 = data13.latitud;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 90 || isNaN(data24)){
const err69 = {instancePath:instancePath+"/domicilio/latitud",keyword:"maximum",params:{comparison: "<=", limit: 90}};
(vErrors ??= []).push(err69);
errors++;
}
if(data24 < -90 || isNaN(data24)){
const err70 = {instancePath:instancePath+"/domicilio/latitud",keyword:"minimum",params:{comparison: ">=", limit: -90}};
(vErrors ??= []).push(err70);
errors++;
}
if(decimalPlaces(data24) > 6){
const err71 = {instancePath:instancePath+"/domicilio/latitud",keyword:"multipleOf",params:{multipleOf: 0.000001}};
(vErrors ??= []).push(err71);
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/domicilio/latitud",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data13.longitud !== undefined){
let data25 = data13.longitud;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 180 || isNaN(data25)){
const err73 = {instancePath:instancePath+"/domicilio/longitud",keyword:"maximum",params:{comparison: "<=", limit: 180}};
(vErrors ??= []).push(err73);
errors++;
}
if(data25 < -180 || isNaN(data25)){
const err74 = {instancePath:instancePath+"/domicilio/longitud",keyword:"minimum",params:{comparison: ">=", limit: -180}};
(vErrors ??= []).push(err74);
errors++;
}
if(decimalPlaces(data25) > 6){
const err75 = {instancePath:instancePath+"/domicilio/longitud",keyword:"multipleOf",params:{multipleOf: 0.000001}};
(vErrors ??= []).push(err75);
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/domicilio/longitud",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err76);
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/domicilio",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.manejaControlados !== undefined){
if(typeof data.manejaControlados !== "boolean"){
const err78 = {instancePath:instancePath+"/manejaControlados",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data.licenciaSanitaria !== undefined){
let data27 = data.licenciaSanitaria;
if(typeof data27 === "string"){
if(func1(data27) > 40){
const err79 = {instancePath:instancePath+"/licenciaSanitaria",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err79);
errors++;
}
}
else {
const err80 = {instancePath:instancePath+"/licenciaSanitaria",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.avisoFuncionamiento !== undefined){
let data28 = data.avisoFuncionamiento;
if(typeof data28 === "string"){
if(func1(data28) > 40){
const err81 = {instancePath:instancePath+"/avisoFuncionamiento",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err81);
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/avisoFuncionamiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err82);
errors++;
}
}
if(data.responsableSanitario !== undefined){
let data29 = data.responsableSanitario;
if(typeof data29 === "string"){
if(func1(data29) > 120){
const err83 = {instancePath:instancePath+"/responsableSanitario",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err83);
errors++;
}
if(!pattern2.test(data29)){
const err84 = {instancePath:instancePath+"/responsableSanitario",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err84);
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/responsableSanitario",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err85);
errors++;
}
}
}
else {
const err86 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err86);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
