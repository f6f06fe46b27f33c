// Generated from schemas/endpoints/oficina-central/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOcAutorizarMasivoBody: Validator = validate0;

const func0 = codePointLength;

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
if(data.ids === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ids"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.regla === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "regla"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "ids") || (key0 === "regla")) || (key0 === "proteger")) || (key0 === "excepciones")) || (key0 === "aplicar")) || (key0 === "visto"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.ids !== undefined){
let data0 = data.ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err3 = {instancePath:instancePath+"/ids",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err3);
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/ids",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/ids/" + i0,keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/ids/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/ids",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.regla !== undefined){
let data2 = data.regla;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/regla",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((data2 === "COMPLETO") || (data2 === "PRORRATEO")) || (data2 === "MAXIMO"))){
const err9 = {instancePath:instancePath+"/regla",keyword:"enum",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.proteger !== undefined){
if(typeof data.proteger !== "boolean"){
const err10 = {instancePath:instancePath+"/proteger",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.excepciones !== undefined){
let data4 = data.excepciones;
if(Array.isArray(data4)){
if(data4.length > 10000){
const err11 = {instancePath:instancePath+"/excepciones",keyword:"maxItems",params:{limit: 10000}};
(vErrors ??= []).push(err11);
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.solicitudDetalleId === undefined){
const err12 = {instancePath:instancePath+"/excepciones/" + i1,keyword:"required",params:{missingProperty: "solicitudDetalleId"}};
(vErrors ??= []).push(err12);
errors++;
}
if(data5.cantidad === undefined){
const err13 = {instancePath:instancePath+"/excepciones/" + i1,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err13);
errors++;
}
for(const key1 in data5){
if(!(((key1 === "solicitudDetalleId") || (key1 === "cantidad")) || (key1 === "motivo"))){
const err14 = {instancePath:instancePath+"/excepciones/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data5.solicitudDetalleId !== undefined){
let data6 = data5.solicitudDetalleId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/excepciones/" + i1+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/excepciones/" + i1+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data5.cantidad !== undefined){
let data7 = data5.cantidad;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/excepciones/" + i1+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1000000 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/excepciones/" + i1+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err18);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/excepciones/" + i1+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data5.motivo !== undefined){
let data8 = data5.motivo;
if(typeof data8 === "string"){
if(func0(data8) > 300){
const err20 = {instancePath:instancePath+"/excepciones/" + i1+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err20);
errors++;
}
if(func0(data8) < 3){
const err21 = {instancePath:instancePath+"/excepciones/" + i1+"/motivo",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/excepciones/" + i1+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/excepciones/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/excepciones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.aplicar !== undefined){
if(typeof data.aplicar !== "boolean"){
const err25 = {instancePath:instancePath+"/aplicar",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.visto !== undefined){
let data10 = data.visto;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.solicitudes === undefined){
const err26 = {instancePath:instancePath+"/visto",keyword:"required",params:{missingProperty: "solicitudes"}};
(vErrors ??= []).push(err26);
errors++;
}
if(data10.existencias === undefined){
const err27 = {instancePath:instancePath+"/visto",keyword:"required",params:{missingProperty: "existencias"}};
(vErrors ??= []).push(err27);
errors++;
}
for(const key2 in data10){
if(!((key2 === "solicitudes") || (key2 === "existencias"))){
const err28 = {instancePath:instancePath+"/visto",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data10.solicitudes !== undefined){
let data11 = data10.solicitudes;
if(Array.isArray(data11)){
if(data11.length > 500){
const err29 = {instancePath:instancePath+"/visto/solicitudes",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err29);
errors++;
}
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.solicitudId === undefined){
const err30 = {instancePath:instancePath+"/visto/solicitudes/" + i2,keyword:"required",params:{missingProperty: "solicitudId"}};
(vErrors ??= []).push(err30);
errors++;
}
if(data12.version === undefined){
const err31 = {instancePath:instancePath+"/visto/solicitudes/" + i2,keyword:"required",params:{missingProperty: "version"}};
(vErrors ??= []).push(err31);
errors++;
}
for(const key3 in data12){
if(!((key3 === "solicitudId") || (key3 === "version"))){
const err32 = {instancePath:instancePath+"/visto/solicitudes/" + i2,keyword:"additionalProperties",params:{additionalProperty: key3}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data12.solicitudId !== undefined){
let data13 = data12.solicitudId;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err33 = {instancePath:instancePath+"/visto/solicitudes/" + i2+"/solicitudId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err33);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 1 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/visto/solicitudes/" + i2+"/solicitudId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err34);
errors++;
}
}
}
if(data12.version !== undefined){
let data14 = data12.version;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/visto/solicitudes/" + i2+"/version",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err35);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/visto/solicitudes/" + i2+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/visto/solicitudes/" + i2,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/visto/solicitudes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data10.existencias !== undefined){
let data15 = data10.existencias;
if(Array.isArray(data15)){
if(data15.length > 10000){
const err39 = {instancePath:instancePath+"/visto/existencias",keyword:"maxItems",params:{limit: 10000}};
(vErrors ??= []).push(err39);
errors++;
}
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.almacenId === undefined){
const err40 = {instancePath:instancePath+"/visto/existencias/" + i3,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err40);
errors++;
}
if(data16.insumoId === undefined){
const err41 = {instancePath:instancePath+"/visto/existencias/" + i3,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err41);
errors++;
}
if(data16.libre === undefined){
const err42 = {instancePath:instancePath+"/visto/existencias/" + i3,keyword:"required",params:{missingProperty: "libre"}};
(vErrors ??= []).push(err42);
errors++;
}
if(data16.huella === undefined){
const err43 = {instancePath:instancePath+"/visto/existencias/" + i3,keyword:"required",params:{missingProperty: "huella"}};
(vErrors ??= []).push(err43);
errors++;
}
for(const key4 in data16){
if(!((((key4 === "almacenId") || (key4 === "insumoId")) || (key4 === "libre")) || (key4 === "huella"))){
const err44 = {instancePath:instancePath+"/visto/existencias/" + i3,keyword:"additionalProperties",params:{additionalProperty: key4}};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data16.almacenId !== undefined){
let data17 = data16.almacenId;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err45 = {instancePath:instancePath+"/visto/existencias/" + i3+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err45);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 1 || isNaN(data17)){
const err46 = {instancePath:instancePath+"/visto/existencias/" + i3+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
if(data16.insumoId !== undefined){
let data18 = data16.insumoId;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err47 = {instancePath:instancePath+"/visto/existencias/" + i3+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err47);
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 1 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/visto/existencias/" + i3+"/insumoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err48);
errors++;
}
}
}
if(data16.libre !== undefined){
let data19 = data16.libre;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err49 = {instancePath:instancePath+"/visto/existencias/" + i3+"/libre",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err49);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err50 = {instancePath:instancePath+"/visto/existencias/" + i3+"/libre",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err50);
errors++;
}
}
}
if(data16.huella !== undefined){
let data20 = data16.huella;
if(typeof data20 === "string"){
if(func0(data20) > 40){
const err51 = {instancePath:instancePath+"/visto/existencias/" + i3+"/huella",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/visto/existencias/" + i3+"/huella",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/visto/existencias/" + i3,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/visto/existencias",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err54);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/visto",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err55);
errors++;
}
}
}
else {
const err56 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err56);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
